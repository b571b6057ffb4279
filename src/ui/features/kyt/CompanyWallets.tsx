// Right pane of the KYT screens: the company, «Отказано» above the clean wallets, the confirmation of blocking.
import { SafeName } from '../../kit/display/SafeName.tsx';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useLocation } from 'wouter';
import type { KytCompany } from '../../../api/schemas/kyt.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { useForm } from '../../hooks/form/useForm.ts';
import { getTextValue } from '../../hooks/form/useMutationForm.ts';
import { useCompanyNotes } from '../../hooks/list/useCompanyNotes.ts';
import { Money } from '../../kit/display/Money.tsx';
import { TextArea } from '../../kit/fields/TextArea.tsx';
import { useConfirm } from '../../hooks/form/useConfirm.ts';
import { type KytScreen, useChangedWallet } from '../../hooks/data/useKyt.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { ConfirmDialog } from '../../kit/overlay/ConfirmDialog.tsx';
import { IconButton } from '../../kit/actions/IconButton.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { FullAddress } from '../../record/wallet/WalletAddress.tsx';
import { getRoleLabel } from '../../texts/roles.ts';
import { CompanyHeader } from './Kyt.styles.ts';
import { WalletSection } from './WalletSection.tsx';
import { KYT_PATH } from './companyList.ts';
import { kytTexts } from './texts.ts';
import { EMPTY_VALUE } from '../../kit/display/format.ts';

interface CompanyWalletsProps {
  readonly company: KytCompany;
  readonly kyt: KytScreen;
}

/** Keyed by company. */
export function CompanyWallets({ company, kyt }: CompanyWalletsProps) {
  const { mayWrite } = useSession();
  const changed = useChangedWallet(kyt);
  const notes = useCompanyNotes(company);
  const why = useForm({
    initial: { reason: '', wallet: '' },
    validate: () => ({}),
    submit: () => Promise.resolve({ ok: true, value: null }),
  });
  const block = useConfirm<Wallet>((wallet) => {
    kyt.send({ type: 'action.run', act: 'block', wallet });
    const text = getTextValue(why.values, 'reason').trim();
    if (text !== '') notes.add(`Блокировка ${wallet.wallet_id}: ${text}`);
    why.reset();
  });
  /** A reason typed for one wallet is not offered for another. */
  const openBlock = (wallet: Wallet) => {
    if (why.values['wallet'] !== String(wallet.id)) {
      why.reset();
      why.change('wallet', String(wallet.id));
    }
    block.open(wallet);
  };
  const reason = useId();
  const acts = { kyt, readOnly: mayWrite ? null : reason, onBlock: openBlock };
  return (
    <>
      <Head company={company} />
      {mayWrite ? null : <VisuallyHidden id={reason}>{kytTexts.readOnly}</VisuallyHidden>}
      <WalletSection kind="dirty" company={company} changed={changed} acts={acts} />
      <WalletSection kind="clean" company={company} changed={changed} acts={acts} />
      {block.subject ? (
        <BlockDialog wallet={block.subject} company={company} onConfirm={block.accept} onCancel={block.dismiss}>
          <TextArea
            {...why.text('reason')}
            label="Причина блокировки"
            hint="Сервер причину не принимает: она останется в заметках клиента в этом браузере."
          />
        </BlockDialog>
      ) : null}
    </>
  );
}

function Head({ company: { id, role, company_name } }: { company: KytCompany }) {
  const [, navigate] = useLocation();
  return (
    <CompanyHeader>
      <IconButton label="К списку компаний" icon={<ChevronLeft />} onClick={() => navigate(KYT_PATH)} />
      <div>
        <h2 title={company_name ?? undefined}>
          <SafeName>{company_name ?? EMPTY_VALUE}</SafeName>
        </h2>
        <span className="sec">
          <span>{`${getRoleLabel(role)} · ID\u00A0`}</span>
          <span>{id}</span>
        </span>
      </div>
    </CompanyHeader>
  );
}

interface BlockDialogProps {
  readonly wallet: Wallet;
  readonly company: KytCompany;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** Field of the reason. */
  readonly children: ReactNode;
}

/** Names the wallet and its owner; the focus is on «Отмена». */
function BlockDialog({ wallet, company, onConfirm, onCancel, children }: BlockDialogProps) {
  return (
    <ConfirmDialog
      title="Заблокировать кошелёк?"
      text={`Средства на ${wallet.wallet_id} будут заморожены.`}
      rows={[
        { label: 'Адрес', value: wallet.address && <FullAddress>{wallet.address}</FullAddress> },
        { label: 'Компания', value: company.company_name },
        { label: 'Будет заморожено', value: <Money amount={wallet.balance} currency={wallet.currency} />, total: true },
      ]}
      confirm={kytTexts.block}
      danger
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {children}
    </ConfirmDialog>
  );
}
