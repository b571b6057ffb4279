// The few checks that come before validation, because their texts belong to the error catalogue.
import type { EndpointName } from '../../api/endpoints/all.ts';
import { catalogueError } from '../http/response.ts';

type Check = (fields: Readonly<Record<string, unknown>>) => void;

/** Captcha: any token but «fail» passes; an empty one is told apart from a missing field (domain.md section 7). */
function captcha(fields: Readonly<Record<string, unknown>>): void {
  const token = fields['smart-token'];
  if (token === undefined || token === null || token === '') throw catalogueError('captchaMissing');
  if (token === 'fail') throw catalogueError('captchaError');
}

export const preValidators: { readonly [N in EndpointName]?: Check } = { signIn: captcha };
