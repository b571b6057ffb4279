// Above a registration that somebody signed in looks at, the browser's «Назад» after their own among the ways there.
import { UserCheck } from 'lucide-react';
import { quoteCompanyName } from '../../../api/schemas/account.ts';
import { Link } from '../../hooks/core/Link.tsx';
import { useSession } from '../../hooks/session/useSession.ts';
import { homePaths } from '../../routing/homes.ts';
import { Banner } from '../../kit/feedback/Banner.tsx';
import { ButtonLink } from '../../kit/actions/Button.tsx';

/** Who is signed in, that a registration ends their session, and the way to what is theirs. */
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
      {/* assumed: a second registration stays possible while signed in; it says what it would end */}
      {`Вы вошли как ${quoteCompanyName(user.company_name ?? '')}. Новая регистрация завершит этот сеанс.`}
    </Banner>
  );
}
