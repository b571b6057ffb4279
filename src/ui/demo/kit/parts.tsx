// Shared parts of the /kit sections: section layout, example rows, page snapshot and send.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { kitMachine } from './kit.machine.ts';

export interface KitProps {
  state: SnapshotFrom<typeof kitMachine>;
  send: ActorRefFrom<typeof kitMachine>['send'];
}

const Block = styled.section`
  display: grid;
  gap: 18px;
  align-content: start;
  min-width: 0;

  > div {
    min-width: 0;
  }
  > div > h2 {
    margin-bottom: 10px;
    font-size: 14px;
    line-height: 20px;
  }
`;

export const KitRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  &[data-wide] {
    gap: 8px 20px;
  }
`;

export const KitStack = styled.div`
  display: grid;
  gap: 10px;
  min-width: 0;
`;

/** Two columns, one on phones. */
export const KitFields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px 16px;
  align-items: start;

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A column of examples with headings. */
export function KitSection({ children }: { children: ReactNode }) {
  return <Block>{children}</Block>;
}

export function KitExample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
