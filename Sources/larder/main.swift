import Foundation
import Shell

let process = ProcessInfo.processInfo
exit(Runner(arguments: Array(process.arguments.dropFirst()), environment: process.environment).run())
