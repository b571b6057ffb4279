// `/`: selection of the account type to register. Prerendered.
import { ChevronRight, Globe, Landmark } from 'lucide-react';
import { styled } from 'styled-components';
import { Link } from '../../hooks/core/Link.tsx';
import { roleLabels } from '../../texts/roles.ts';

const Lead = styled.p`
  margin: 4px 0 24px;
  color: var(--text-secondary);

  a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
const Cards = styled.ul`
  display: grid;
  gap: 12px;

  a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 2px 12px;
    align-items: center;
    padding: 16px;
    border: 1px solid var(--border-control);
    border-radius: var(--radius-panel);
    background: var(--surface-base);
    color: var(--text-primary);
    transition: background var(--motion-fast) var(--motion-ease);
  }
  a:hover {
    background: var(--surface-hover);
    text-decoration: none;
  }
  a:active {
    background: var(--surface-selected);
  }
  strong {
    font: 600 16px/24px var(--font-sans);
  }
  .what {
    grid-column: 2;
    color: var(--text-secondary);
    font-size: 13px;
  }
  .lucide {
    color: var(--text-secondary);
  }
  .lucide:last-of-type {
    grid-row: 1 / 3;
    grid-column: 3;
  }
`;

export default function Register() {
  return (
    <>
      <Lead>
        <span>Уже есть аккаунт?</span> <Link href="/login">Войти</Link>
      </Lead>
      <Cards>
        <li>
          <Link href="/registr-company">
            <Globe />
            <strong>{roleLabels.ved_participant}</strong>
            <span className="what">
              Импортёрам и экспортёрам: оплата по контрактам, покупка и продажа цифровой валюты
            </span>
            <ChevronRight />
          </Link>
        </li>
        <li>
          <Link href="/registr-liquidity">
            <Landmark />
            <strong>{roleLabels.liquidity_provider}</strong>
            <span className="what">Организациям с лицензией: встречные заявки, обмен и расчёты с участниками</span>
            <ChevronRight />
          </Link>
        </li>
      </Cards>
    </>
  );
}
