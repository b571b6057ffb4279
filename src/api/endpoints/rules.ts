// Platform rules: contract row 77.
import { defineEndpoint } from '../endpoint.ts';
import { pagingFields } from '../schemas/fields.ts';
import { pageSchema } from '../schemas/reader.ts';
import { platformRuleSchema } from '../schemas/rules.ts';
import { EVERYONE } from './audiences.ts';

/** GET platform_rules/ (row 77): documents that need no acceptance. */
export const platformRuleList = defineEndpoint({
  method: 'GET',
  path: 'platform_rules/',
  roles: EVERYONE,
  keepsModals: true,
  query: pagingFields,
  response: pageSchema(platformRuleSchema),
});
