// Bar of the wide public screens: logo, optional title, sign-in or sign-out link.
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../hooks/core/Link.tsx';
import { useSession } from '../../hooks/session/useSession.ts';
import { demoSlots } from '../demoSlots.ts';
import { ButtonLink } from '../../kit/actions/Button.tsx';
import { Logo } from '../../kit/Logo.tsx';
import { belowMobile } from '../../theme/media.ts';

const Top = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: 12px;
  height: 56px;
  padding: 0 24px;
  border-bottom: 1px solid var(--border-base);

  &:has(h1) > :first-child {
    padding-right: 16px;
    border-right: 1px solid var(--border-base);
    ${belowMobile} {
      display: none;
    }
  }
  > .title {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .question {
    color: var(--text-secondary);
  }
  ${belowMobile} {
    padding: 0 16px;
    .question {
      display: none;
    }
    > .back {
      width: 44px;
      padding: 0;
    }
    > .back > span {
      position: absolute;
      clip-path: inset(50%);
    }
    > .back > .lucide {
      margin: 0;
    }
  }
`;

interface PublicTopProps {
  /** Link of class `back` to the parent screen; only its arrow on a phone. */
  readonly back?: ReactNode;
  /** The h1, for screens whose content has no place for one. */
  readonly children?: ReactNode;
}

export function PublicHeader({ back, children }: PublicTopProps) {
  return (
    <Top>
      <Logo size={24} />
      {back}
      <div className="title">{children}</div>
      <Way />
    </Top>
  );
}

/**
 * Signing out is a link here (tests/contract/screens.test.ts): it leads to /login, and the guard would redirect a live
 * session back.
 */
function Way() {
  const { signedIn, signOut } = useSession();
  return (
    <>
      {demoSlots.mark ? <demoSlots.mark /> : null}
      {signedIn ? null : <span className="question">Уже есть аккаунт?</span>}
      {signedIn ? (
        <Link href="/login" onClick={signOut} asChild>
          <ButtonLink size="small" icon={<LogOut />}>
            Выйти
          </ButtonLink>
        </Link>
      ) : (
        <Link href="/login" asChild>
          <ButtonLink size="small">Войти</ButtonLink>
        </Link>
      )}
    </>
  );
}
