// Frame of the public screens: the chart of meridians on the left, the form on the right.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useDocumentTitle } from '../../hooks/core/effects.ts';
import { demoSlots } from '../demoSlots.ts';
import { belowMobile } from '../../theme/media.ts';
import globe from './globe.svg';
import logo from './logoOnInk.svg?no-inline';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  min-height: 100vh;
  background: var(--surface-base);
  ${belowMobile} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;
const Chart = styled.header`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  padding: 32px 40px;
  overflow: hidden;
  background: var(--ink-bg);
  color: var(--ink-text);

  > * {
    position: relative;
  }
  > .globe {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  > .logo {
    align-self: flex-start;
    height: 30px;
  }
  .promise {
    max-width: 420px;
    margin-top: 44px;
    font: 500 22px/32px var(--font-sans);
    letter-spacing: -0.01em;
  }
  .zone {
    align-self: flex-start;
    margin-top: auto;
    padding: 2px 10px 2px 0;
    background: var(--ink-bg);
    color: var(--ink-text2);
    font-size: 12px;
    line-height: 18px;
  }
  ${belowMobile} {
    min-height: 0;
    height: 148px;
    padding: 20px;
    .promise,
    .zone {
      display: none;
    }
  }
`;
const Side = styled.main`
  display: grid;
  place-items: center;
  padding: 32px;

  > section {
    width: 360px;
    max-width: 100%;
  }
  h1 {
    font: 600 28px/36px var(--font-sans);
    letter-spacing: -0.015em;
  }
  ${belowMobile} {
    place-items: start stretch;
    padding: 24px 20px;
    > section {
      width: 100%;
    }
    h1 {
      font-size: 24px;
      line-height: 32px;
    }
  }
`;

/** `title` becomes the h1 and the document title. */
export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title);
  return (
    <Page>
      <Chart>
        <img className="globe" src={globe} alt="" loading="lazy" />
        <img className="logo" src={logo} alt="Меридиан" loading="lazy" />
        <p className="promise">Расчёты по внешнеэкономической деятельности в&nbsp;цифровой валюте и&nbsp;рублях</p>
        <p className="zone">Время на всех экранах московское&nbsp;(МСК)</p>
      </Chart>
      <Side>
        <section>
          <h1>{title}</h1>
          {children}
          {demoSlots.loginNote ? <demoSlots.loginNote /> : null}
        </section>
      </Side>
    </Page>
  );
}
