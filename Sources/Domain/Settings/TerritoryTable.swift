/// Usual currencies, first days of the week and units of weight by territory.
///
/// Source: Unicode CLDR, supplemental data (`currencyData`, `weekData`, `measurementData`), as in the ICU of Swift 6.3;
/// Bulgaria has had the euro since January 2026, and Venezuela's bolivar is listed by its main code.
enum TerritoryTable {
  /// Each currency's ISO 4217 code, followed by the ISO 3166 codes of the territories that use it.
  static let currencies = """
    AED AE, AFN AF, ALL AL, AMD AM, AOA AO, ARS AR, AUD AU CC CX HM KI NF NR TV, AWG AW, AZN AZ, BAM BA, BBD \
    BB, BDT BD, BHD BH, BIF BI, BMD BM, BND BN, BOB BO, BRL BR, BSD BS, BTN BT, BWP BW, BYN BY, BZD BZ, CAD CA, \
    CDF CD, CHF CH LI, CLP CL, CNY CN, COP CO, CRC CR, CUP CU, CVE CV, CZK CZ, DJF DJ, DKK DK FO GL, DOP DO, \
    DZD DZ, EGP EG, ERN ER, ETB ET, EUR AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF \
    MQ MT NL PM PT RE SI SK SM TF VA XK YT, FJD FJ, FKP FK, GBP GB GG GS IM JE, GEL GE, GHS GH, GIP GI, GMD GM, \
    GNF GN, GTQ GT, GYD GY, HKD HK, HNL HN, HTG HT, HUF HU, IDR ID, ILS IL PS, INR IN, IQD IQ, IRR IR, ISK IS, \
    JMD JM, JOD JO, JPY JP, KES KE, KGS KG, KHR KH, KMF KM, KPW KP, KRW KR, KWD KW, KYD KY, KZT KZ, LAK LA, LBP \
    LB, LKR LK, LRD LR, LYD LY, MAD EH MA, MDL MD, MGA MG, MKD MK, MMK MM, MNT MN, MOP MO, MRU MR, MUR MU, MVR \
    MV, MWK MW, MXN MX, MYR MY, MZN MZ, NAD NA, NGN NG, NIO NI, NOK BV NO SJ, NPR NP, NZD CK NU NZ PN TK, OMR \
    OM, PAB PA, PEN PE, PGK PG, PHP PH, PKR PK, PLN PL, PYG PY, QAR QA, RON RO, RSD RS, RUB RU, RWF RW, SAR SA, \
    SBD SB, SCR SC, SDG SD, SEK SE, SGD SG, SHP SH, SLE SL, SOS SO, SRD SR, SSP SS, STN ST, SYP SY, SZL SZ, THB \
    TH, TJS TJ, TMT TM, TND TN, TOP TO, TRY TR, TTD TT, TWD TW, TZS TZ, UAH UA, UGX UG, USD AS BQ EC FM GU IO \
    MH MP PR PW SV TC TL UM US VG VI, UYU UY, UZS UZ, VES VE, VND VN, VUV VU, WST WS, XAF CF CG CM GA GQ TD, \
    XCD AG AI DM GD KN LC MS VC, XCG CW SX, XOF BF BJ CI GW ML NE SN TG, XPF NC PF WF, YER YE, ZAR LS ZA, ZMW \
    ZM, ZWG ZW
    """

  /// Territories where weeks start on a Sunday.
  ///
  /// In territories that neither this list nor the two lists below contain, weeks start on a Monday.
  static let sundays = """
    AG AS BD BR BS BT BW BZ CA CN CO DM DO ET GT GU HK HN ID IL IN JM JO JP KE KH KR LA MH MM MO MT MX MZ NI NP PA \
    PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW
    """

  /// Territories where weeks start on a Saturday.
  static let saturdays = "AF BH DJ EG IQ IR KW LY OM QA SD SY"

  /// Territories where weeks start on a Friday.
  static let fridays = "MV"

  /// Territories where food is weighed in ounces and pounds.
  ///
  /// In CLDR, Myanmar has the same system of units as the United Kingdom. The United Kingdom is not listed here,
  /// because its shops weigh in grams.
  static let imperial = "LR MM US"
}
