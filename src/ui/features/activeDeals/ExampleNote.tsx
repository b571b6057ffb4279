// Marks a screen as an example without server data.
import { Info } from 'lucide-react';
import { styled } from 'styled-components';

const Note = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 8px 12px;
  border: 1px solid var(--status-info-border);
  border-radius: var(--radius-control);
  background: var(--status-info-tint);
  color: var(--status-info-text);
  font-size: 13px;

  .lucide {
    width: 16px;
    height: 16px;
  }
`;

/** «Пример». */
export function ExampleNote() {
  return (
    <Note role="note">
      <Info />
      <span>Пример экрана: данные условные и никуда не отправляются</span>
    </Note>
  );
}
