// Permanent banner of a restricted account below the top bar of its area (tests/contract/texts.json).
import { Archive, FileCheck, Hourglass, Lock, type LucideIcon } from 'lucide-react';
import { type AccountRestriction, errorCatalogue } from '../../../api/errors/catalogue.ts';
import { Link } from '../../hooks/core/Link.tsx';
import { useSession } from '../../hooks/session/useSession.ts';
import { Banner } from '../../kit/feedback/Banner.tsx';
import { Button, ButtonLink } from '../../kit/actions/Button.tsx';
import { getSupportContacts } from '../../texts/contacts.ts';
import { agreementsPendingText, getRestrictionText } from '../../texts/modals.ts';
import type { Tone } from '../../theme/tokens.ts';
import { useServices } from '../../hooks/core/services.ts';

interface Look {
  readonly tone: Tone;
  readonly icon: LucideIcon;
}

const looks: Readonly<Record<AccountRestriction, Look>> = {
  pending_agreements: { tone: 'warning', icon: FileCheck },
  under_review: { tone: 'warning', icon: Hourglass },
  blocked: { tone: 'danger', icon: Lock },
  closed: { tone: 'neutral', icon: Archive },
};

interface AccountBannerProps {
  /** Without the link to the verification chat, which the page itself has. */
  readonly plain?: boolean;
  /** Within a page, instead of full width. */
  readonly inset?: boolean;
}

/** Empty for an account without restrictions; else the exact alert text with `role="alert"`. */
export function AccountBanner({ plain, inset }: AccountBannerProps) {
  const { limit } = useSession();
  if (limit === null) return null;
  const { tone, icon: Icon } = looks[limit];
  return (
    <Banner
      tone={tone}
      icon={<Icon />}
      inset={inset}
      action={plain && limit === 'under_review' ? null : <NextStep limit={limit} />}
    >
      {limit === 'pending_agreements' ? (
        <>
          <strong>{agreementsPendingText.state}</strong> <span>{agreementsPendingText.outlook}</span>
        </>
      ) : (
        getRestrictionText(limit)
      )}
    </Banner>
  );
}

/** Next step for the restriction; a blocked account has it on its page. */
function NextStep({ limit }: { limit: AccountRestriction }) {
  const reopen = useReopenAgreements();
  const [contact] = getSupportContacts();
  switch (limit) {
    case 'pending_agreements':
      return (
        <Button size="small" onClick={reopen}>
          Открыть соглашения
        </Button>
      );
    case 'under_review':
      return (
        <Link href="/registr-message" asChild>
          <ButtonLink size="small">Чат о проверке</ButtonLink>
        </Link>
      );
    case 'closed':
      return contact ? (
        <ButtonLink size="small" href={contact.href}>
          Написать оператору
        </ButtonLink>
      ) : null;
    case 'blocked':
      return null;
  }
}

/** Reopens the dismissed agreements modal. Separate from useAgreements.ts, which is loaded with the modal. */
function useReopenAgreements(): () => void {
  const { failures } = useServices();
  return () => {
    const row = errorCatalogue.find(({ restriction }) => restriction === 'pending_agreements');
    if (row) failures.send({ type: 'modal.reopen', row });
  };
}
