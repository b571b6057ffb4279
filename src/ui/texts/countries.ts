// Countries of foreign counterparties: a two-letter code in the API, a name on the screen.
import type { SelectOption } from './options.ts';

const names = new Intl.DisplayNames('ru', { type: 'region', fallback: 'code' });

/** `CN` → «Китай»; an invalid code is shown raw. */
export const getCountryName = (code: string | null): string =>
  code !== null && /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : (code ?? '—');

/** Most frequent countries, listed first. */
const COMMON = 'CN AE TR KZ BY IN KG UZ VN DE'.split(' ');

/** All others of ISO 3166-1, except Russia: a supplier there is no foreign payee. */
const OTHERS =
  'AD AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BZ CA CC CD CF ' +
  'CG CH CI CK CL CM CO CR CU CV CW CX CY CZ DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH ' +
  'GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IO IQ IR IS IT JE JM JO JP KE KH KI KM KN KP KR KW ' +
  'KY LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF ' +
  'NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RW SA SB SC SD SE SG SH SI SJ SK SL ' +
  'SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TT TV TW TZ UA UG UM US UY VA VC VE VG VI VU WF WS YE ' +
  'YT ZA ZM ZW';

const optionOf = (code: string): SelectOption => ({ value: code, label: getCountryName(code) });

/** Frequent ones first, then by name; an unlisted code of a record can be added. */
export function getCountryOptions(chosen = ''): readonly SelectOption[] {
  const others = OTHERS.split(' ')
    .map(optionOf)
    .toSorted((one, other) => one.label.localeCompare(other.label, 'ru'));
  const all = [...COMMON.map(optionOf), ...others];
  return chosen === '' || all.some(({ value }) => value === chosen) ? all : [optionOf(chosen), ...all];
}
