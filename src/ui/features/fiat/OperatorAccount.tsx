// /organization/my-check: the operator's own rouble account.
import { FiatCards, FiatOperations, useFiatAccount } from './FiatAccount.tsx';
import { ListPage } from '../../kit/layout/ListPage.styles.ts';

export default function MyCheck() {
  const fiat = useFiatAccount();
  return (
    <ListPage style={{ gap: 16, paddingTop: 20 }}>
      <FiatCards query={fiat.query} />
      <FiatOperations {...fiat} />
    </ListPage>
  );
}
