// Right pane of the KYT screens: the company, «Отказано» above the clean wallets, the question before blocking.
import { ChevronLeft } from 'lucide-react';
import { useId } from 'react';
import { useLocation } from 'wouter';
import type { KytCompany } from '../../../api/schemas/kyt.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { useConfirm } from '../../hooks/form/useConfirm.ts';
import { type Kyt, useChangedWallet } from '../../hooks/data/useKyt.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { ConfirmDialog } from '../../kit/overlay/ConfirmDialog.tsx';
import { IconButton } from '../../kit/actions/IconButton.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { WholeAddress } from '../../record/WalletAddress.tsx';
import { roleLabel } from '../../texts/roles.ts';
import { CompanyHead } from './Kyt.styles.ts';
import { WalletSection } from './WalletSection.tsx';
import { KYT_PATH } from './companyList.ts';
import { texts } from './texts.ts';
import { MISSING } from '../../kit/display/format.ts';

interface CompanyWalletsProps {
  readonly company: KytCompany;
  readonly kyt: Kyt;
}

/** Keyed by company. */
export function CompanyWallets({ company, kyt }: CompanyWalletsProps) {
  const { mayWrite } = useSession();
  const changed = useChangedWallet(kyt);
  const block = useConfirm<Wallet>((wallet) => kyt.send({ type: 'ACT', act: 'block', wallet }));
  const reason = useId();
  const acts = { kyt, readOnly: mayWrite ? null : reason, onBlock: block.ask };
  return (
    <>
      <Head company={company} />
      {mayWrite ? null : <VisuallyHidden id={reason}>{texts.readOnly}</VisuallyHidden>}
      <WalletSection kind="dirty" company={company} changed={changed} acts={acts} />
      <WalletSection kind="clean" company={company} changed={changed} acts={acts} />
      {block.subject ? (
        <BlockDialog wallet={block.subject} company={company} onYes={block.yes} onNo={block.no} />
      ) : null}
    </>
  );
}

function Head({ company: { id, role, company_name } }: { company: KytCompany }) {
  const [, navigate] = useLocation();
  return (
    <CompanyHead>
      <IconButton label="К списку компаний" icon={<ChevronLeft />} onClick={() => navigate(KYT_PATH)} />
      <div>
        <h2 title={company_name ?? undefined}>{company_name ?? MISSING}</h2>
        <span className="sec">
          <span>{`${roleLabel(role)} · ID\u00A0`}</span>
          <span>{id}</span>
        </span>
      </div>
    </CompanyHead>
  );
}

interface BlockDialogProps {
  readonly wallet: Wallet;
  readonly company: KytCompany;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Names what will be frozen and whose it is; the focus stands on «Отмена». */
function BlockDialog({ wallet, company, onYes, onNo }: BlockDialogProps) {
  return (
    <ConfirmDialog
      title="Заблокировать кошелёк?"
      text={`Средства на ${wallet.wallet_id} будут заморожены.`}
      rows={[
        { label: 'Адрес', value: wallet.address && <WholeAddress>{wallet.address}</WholeAddress> },
        { label: 'Компания', value: company.company_name },
      ]}
      confirm={texts.block}
      danger
      onConfirm={onYes}
      onCancel={onNo}
    />
  );
}
