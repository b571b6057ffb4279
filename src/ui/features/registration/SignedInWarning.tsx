// Notice above a registration visited by a signed-in user, e.g. by browser back.
import { UserCheck } from 'lucide-react';
import { sanitizeCompanyName } from '../../../api/schemas/account.ts';
import { Link } from '../../hooks/core/Link.tsx';
import { useSession } from '../../hooks/session/useSession.ts';
import { homePaths } from '../../routing/areas.ts';
import { Banner } from '../../kit/feedback/Banner.tsx';
import { ButtonLink } from '../../kit/actions/Button.tsx';

/** The current user, a warning that registering ends the session, and a link to their area. */
export default function SignedInWarning() {
  const { user, role, limit } = useSession();
  if (!user || !role) return null;
  const isApplicant = limit === 'under_review';
  return (
    <Banner
      inset
      tone="info"
      icon={<UserCheck />}
      action={
        <Link href={isApplicant ? '/registr-application' : homePaths[role]} asChild>
          <ButtonLink size="small">{isApplicant ? 'К моей заявке' : 'В личный кабинет'}</ButtonLink>
        </Link>
      }
    >
      {/* assumed: a second registration stays possible while signed in; the notice says that it ends the session */}
      {`Вы вошли как ${sanitizeCompanyName(user.company_name ?? '')}. Новая регистрация завершит этот сеанс.`}
    </Banner>
  );
}
