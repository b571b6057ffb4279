// Platform rules: contract row 77.
import { endpoint } from '../endpoint.ts';
import { paging } from '../schemas/fields.ts';
import { page } from '../schemas/reader.ts';
import { platformRule } from '../schemas/rules.ts';
import { EVERYONE } from './audiences.ts';

/** GET platform_rules/ (row 77): documents without acceptance. */
export const platformRuleList = endpoint({
  method: 'GET',
  path: 'platform_rules/',
  roles: EVERYONE,
  quiet: true,
  query: paging,
  returns: page(platformRule),
});
