// Password recovery: contract rows 21–23. The demo code is always 246810; responses do not reveal whether a login exists.
import { passwordValidator } from '../../../api/validation/credentials.ts';
import type { RequestHandlers } from '../../http/handler.ts';
import { resetFailures, recordFailure } from '../../http/rateLimit.ts';
import { sendMail } from '../../domain/mail.ts';
import { validationError } from '../../http/response.ts';
import { endSessions } from '../../http/sessions.ts';
import { RECOVERY_CODE } from '../../db/demo.ts';
import type { Database } from '../../db/database.ts';

const CODE_TTL_S = 300;
const CODE_EXPIRED = 'Код истёк. Запросите новый';

const userOf = (world: Database, login: string) => world.sortedBy('users', 'login', login)[0];

export const passwordRecoveryHandlers = {
  sendRecoveryCode: ({ world, body }) => {
    const user = userOf(world, body.login);
    const organization = user && world.get('organizations', user.company_id);
    const { login } = body;
    // assumed: the mask starts with the login's first letter for every login; the address's own letter would reveal an existing one
    const answer = { email_mask: `${login.slice(0, 1)}***@***.example`, ttl: CODE_TTL_S };
    if (!organization) return answer;
    world.put('recoveries', { id: login, expires_at: world.clock.now() + CODE_TTL_S * 1000, token: null });
    sendMail(world, organization, { subject: 'Восстановление пароля', text: `Код: ${RECOVERY_CODE}` });
    return answer;
  },

  verifyRecoveryCode: ({ world, body }) => {
    const recovery = world.get('recoveries', body.login);
    if (!recovery || body.code !== RECOVERY_CODE)
      return recordFailure(world, `code ${body.login}`, validationError({ code: 'Неверный код' }));
    if (recovery.expires_at <= world.clock.now()) return validationError({ code: CODE_EXPIRED });
    resetFailures(world, `code ${body.login}`);
    const token = `recovery-${world.ids.tick('token')}`;
    world.put('recoveries', { ...recovery, token });
    return { recovery_token: token };
  },

  recoverPassword: ({ world, body, rooms, after }) => {
    const user = userOf(world, body.login);
    const recovery = world.get('recoveries', body.login);
    if (!user || recovery?.token !== body.recovery_token || recovery.expires_at <= world.clock.now())
      return recordFailure(world, `recovery ${body.login}`, validationError({ recovery_token: CODE_EXPIRED }));
    const complaint = passwordValidator(body.password);
    if (complaint !== null) return validationError({ password: complaint });
    world.put('users', { ...user, password: body.password });
    world.delete('recoveries', body.login);
    resetFailures(world, `recovery ${body.login}`);
    const ended = endSessions(world, user.id);
    after(() => ended.forEach((session) => rooms.endSession(session.id)));
    return {};
  },
} satisfies Partial<RequestHandlers>;
