// Contacts of the operator on screens without a chat: blocked and closed accounts, signed-out pages.
import { styled } from 'styled-components';
import { getSupportContacts } from '../texts/contacts.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 12px;
  margin-top: 12px;
  font-size: 13px;

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
const Note = styled.p`
  margin-top: 12px;
  font-size: 13px;
`;

/** E-mail and phone of the deployment as links; without settings, a note on where to find them. */
export function SupportContacts() {
  const contacts = getSupportContacts();
  // assumed: an operator without configured contacts publishes them on its own site
  if (contacts.length === 0) return <Note>Контакты поддержки — на сайте оператора и в договоре с ним.</Note>;
  return (
    <List>
      {contacts.map(({ label, text, href }) => (
        <div key={href} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>
            <a href={href}>{text}</a>
          </dd>
        </div>
      ))}
    </List>
  );
}
