// /organization/my-check: the operator's own rouble account.
import { FiatCards, FiatOperations, useFiatAccount } from '../../features/fiat/FiatAccount.tsx';
import { ListPage } from '../../patterns/ListFrame.ts';

export default function MyCheck() {
  const fiat = useFiatAccount();
  return (
    <ListPage style={{ gap: 16, paddingTop: 20 }}>
      <FiatCards query={fiat.query} />
      <FiatOperations {...fiat} />
    </ListPage>
  );
}
