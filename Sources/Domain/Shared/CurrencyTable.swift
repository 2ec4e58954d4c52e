/// The circulating currencies of ISO 4217, with their minor units.
///
/// Source: ISO 4217 list one (SIX Financial Information, maintenance agency), as of 2026: the Bulgarian lev was
/// replaced by the euro in January 2026. For currencies whose subunits are not decimal in practice (ariary, ouguiya),
/// the standard states two decimals.
enum CurrencyTable {
  /// The codes, grouped by the number of decimals of their amounts.
  static let codes: [(decimals: Int, list: String)] = [
    (
      2,
      """
      AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP \
      CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES \
      KGS KHR KPW KYD KZT LAK LBP LKR LRD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR \
      NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SYP SZL THB TJS TMT \
      TOP TRY TTD TWD TZS UAH USD UYU UZS VES WST XCD XCG YER ZAR ZMW ZWG
      """
    ),
    (0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF"),
    (3, "BHD IQD JOD KWD LYD OMR TND"),
  ]

  /// The currencies that the signs `€`, `$`, `£`, `¥` and `kr` usually mean, in this order.
  static let preferredBySign = ["EUR", "USD", "GBP", "JPY", "SEK"]

  /// The short signs in daily use (CLDR, narrow symbols).
  ///
  /// Several currencies may have the sign `$`, which is not confusing, since a household has only one currency.
  static let symbols = [
    "ARS": "$", "AUD": "$", "AZN": "₼", "BRL": "R$", "CAD": "$", "CLP": "$", "CNY": "¥", "COP": "$", "CRC": "₡",
    "CZK": "Kč", "DKK": "kr.", "EUR": "€", "FKP": "£", "GBP": "£", "GEL": "₾", "GHS": "₵", "GIP": "£", "HKD": "$",
    "HUF": "Ft", "ILS": "₪", "INR": "₹", "ISK": "kr", "JPY": "¥", "KRW": "₩", "KZT": "₸", "MNT": "₮", "MXN": "$",
    "NGN": "₦", "NOK": "kr", "NZD": "$", "PHP": "₱", "PLN": "zł", "PYG": "₲", "RUB": "₽", "SEK": "kr", "SGD": "$",
    "SHP": "£", "TRY": "₺", "TWD": "NT$", "UAH": "₴", "USD": "$", "VND": "₫", "ZAR": "R",
  ]
}
