// Password recovery: contract rows 21–23. The demo code is always 246810; nothing tells whether a login exists.
import { password } from '../../api/validation/credentials.ts';
import type { Handlers } from '../http/handler.ts';
import { forgetTries, wrongTry } from '../http/rateLimit.ts';
import { sendMail } from '../domain/mail.ts';
import { invalid } from '../http/response.ts';
import { endSessions } from '../http/sessions.ts';
import { RECOVERY_CODE } from '../db/seed.ts';
import type { World } from '../db/database.ts';

const CODE_TTL_S = 300;
const CODE_EXPIRED = 'Код истёк. Запросите новый';

const userOf = (world: World, login: string) => world.sortedBy('users', 'login', login)[0];

export const recovery = {
  sendRecoveryCode: ({ world, body }) => {
    const user = userOf(world, body.login);
    const organization = user && world.get('organizations', user.company_id);
    const { login } = body;
    // assumed: the mask begins as the login does, whoever it belongs to: the letter of an address would tell that one exists
    const answer = { email_mask: `${login.slice(0, 1)}***@***.example`, ttl: CODE_TTL_S };
    if (!organization) return answer;
    world.put('recoveries', { id: login, expires_at: world.clock.now() + CODE_TTL_S * 1000, token: null });
    sendMail(world, organization, { subject: 'Восстановление пароля', text: `Код: ${RECOVERY_CODE}` });
    return answer;
  },

  verifyRecoveryCode: ({ world, body }) => {
    const asked = world.get('recoveries', body.login);
    if (!asked || body.code !== RECOVERY_CODE)
      return wrongTry(world, `code ${body.login}`, invalid({ code: 'Неверный код' }));
    if (asked.expires_at <= world.clock.now()) return invalid({ code: CODE_EXPIRED });
    forgetTries(world, `code ${body.login}`);
    const token = `recovery-${world.ids.tick('token')}`;
    world.put('recoveries', { ...asked, token });
    return { recovery_token: token };
  },

  recoverPassword: ({ world, body, rooms, after }) => {
    const user = userOf(world, body.login);
    const asked = world.get('recoveries', body.login);
    if (!user || asked?.token !== body.recovery_token || asked.expires_at <= world.clock.now())
      return wrongTry(world, `recovery ${body.login}`, invalid({ recovery_token: CODE_EXPIRED }));
    const complaint = password(body.password);
    if (complaint !== null) return invalid({ password: complaint });
    world.put('users', { ...user, password: body.password });
    world.delete('recoveries', body.login);
    forgetTries(world, `recovery ${body.login}`);
    const ended = endSessions(world, user.id);
    after(() => ended.forEach((session) => rooms.endSession(session.id)));
    return {};
  },
} satisfies Partial<Handlers>;
