// The whole session as one file: export and import.
import type { ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { withoutHasSelector } from '../../../theme/media.ts';
import type { TabProps } from './tabProps.ts';
import { ConsoleButton, ConsoleSection, ConsoleRow } from '../console.styles.ts';

/** The native input is hidden inside. */
const FileButton = styled(ConsoleButton)`
  position: relative;

  &:has(:focus-visible) {
    outline: 2px solid var(--ink-accent);
    outline-offset: 1px;
  }
  ${withoutHasSelector} {
    &:focus-within {
      outline: 2px solid var(--ink-accent);
      outline-offset: 1px;
    }
  }
`;

export function SessionTab({ actor }: Pick<TabProps, 'actor'>) {
  return (
    <ConsoleSection>
      <h2>Сессия одним файлом</h2>
      <p>Мир, часы, роли, экраны и вызовы — без паролей и токенов. В любом браузере встанут те же экраны.</p>
      <ConsoleRow>
        <ConsoleButton type="button" onClick={() => actor.send({ type: 'command.run', order: { session: 'save' } })}>
          Сохранить сессию
        </ConsoleButton>
        <FileButton as="label">
          <span>Открыть сессию</span>
          <VisuallyHidden
            as="input"
            type="file"
            accept="application/json"
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
              const file = target.files?.[0];
              if (file) actor.send({ type: 'command.run', order: { session: 'load', file } });
              target.value = '';
            }}
          />
        </FileButton>
      </ConsoleRow>
    </ConsoleSection>
  );
}
