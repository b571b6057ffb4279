// The bar of wide public screens: logo, the screen's title where it stands here, the way in or out.
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
  .asked {
    color: var(--text-secondary);
  }
  ${belowMobile} {
    padding: 0 16px;
    .asked {
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
  /** A link of class `back` to where the screen belongs: its arrow alone on a phone. */
  readonly back?: ReactNode;
  /** The h1, for screens whose content leaves no place for one. */
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

/** Signing out is a link here (spec section 2): it leads to /login, and the guard would send a session back from there. */
function Way() {
  const { signedIn, signOut } = useSession();
  return (
    <>
      {demoSlots.mark ? <demoSlots.mark /> : null}
      {signedIn ? null : <span className="asked">Уже есть аккаунт?</span>}
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
