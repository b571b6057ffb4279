// Persona selection, in one page or per frame, and the guided story.
import { useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { roleShortLabels } from '../../../texts/roles.ts';
import type { TabProps } from './tabProps.ts';
import { getFrames } from '../consoleContext.ts';
import { ConsoleButton, ConsoleSection, ConsoleRow } from '../console.styles.ts';
import { personas } from '../frames/personas.ts';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(212px, 1fr));
  gap: 8px;

  .mono {
    color: var(--ink-accent);
    font: 400 12px/16px var(--font-mono);
  }
`;

/** Each button signs in to the frame of its role; the one-page layout has a single frame. */
export function RolesTab({ actor }: TabProps) {
  const { preferences, waiting } = useSelector(actor, ({ context }) => context);
  const frames = getFrames(preferences);
  const staged = preferences.layout === 'stage';
  const frameFor = (role: string) =>
    frames.find(({ login }) => personas.find((known) => known.login === login)?.role === role) ?? frames[0];
  return (
    <ConsoleSection>
      <ConsoleRow>
        <ConsoleButton
          type="button"
          aria-pressed={staged}
          onClick={() => actor.send({ type: 'preferences.change', preferences: { layout: staged ? 'page' : 'stage' } })}
        >
          Три роли рядом
        </ConsoleButton>
        {staged ? null : (
          <ConsoleButton type="button" onClick={() => actor.send({ type: 'command.run', order: { story: true } })}>
            Показать за 3 минуты
          </ConsoleButton>
        )}
        <span role="status">{waiting.length > 0 ? 'Входим…' : ''}</span>
      </ConsoleRow>
      <Grid>
        {personas.map((persona) => (
          <ConsoleButton
            key={persona.login}
            type="button"
            onClick={() => {
              const frame = frameFor(persona.role);
              if (!frame) return;
              actor.send({ type: 'frame.signIn', name: frame.name, persona });
              if (staged) actor.send({ type: 'preferences.change', preferences: { focus: frame.name } });
            }}
          >
            <span>{persona.company}</span>
            <span className="mono">{persona.login}</span>
            <small>{`${roleShortLabels[persona.role]} · ${persona.about}`}</small>
          </ConsoleButton>
        ))}
      </Grid>
    </ConsoleSection>
  );
}
