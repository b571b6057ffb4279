// Checks that run before validation, because their texts are in the error catalogue.
import type { EndpointName } from '../../api/endpoints/all.ts';
import { catalogueError } from '../http/response.ts';

type Check = (fields: Readonly<Record<string, unknown>>) => void;

/** Captcha: any token except «fail» passes; an empty token and a missing field give different errors. */
function captcha(fields: Readonly<Record<string, unknown>>): void {
  const token = fields['smart-token'];
  if (token === undefined || token === null || token === '') throw catalogueError('captchaMissing');
  if (token === 'fail') throw catalogueError('captchaError');
}

export const preValidators: { readonly [N in EndpointName]?: Check } = { signIn: captcha };
