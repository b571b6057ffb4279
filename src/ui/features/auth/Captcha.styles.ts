// Frame of a captcha and its error state.
import { styled } from 'styled-components';

export const CaptchaBox = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 44px;
  margin-bottom: 8px;
  padding: 11px 12px;
  border: 1px solid var(--border-base);
  border-radius: var(--radius-control);
  font-size: 12px;
  line-height: 16px;
  color: var(--text-muted);

  &[role='alert'] {
    color: var(--status-danger-text);
  }
`;
