// Shown in place of content that needs a profile that failed to load; the banner above the page offers a retry.
import type { ReactNode } from 'react';
import { UserX } from 'lucide-react';
import { useProfile } from '../hooks/session/useProfile.ts';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';

/** Replaces the rouble account until the organisation is verified. */
export const NoAccountNote = () => (
  <EmptyState title="Счёт ещё не открыт" text="Он откроется после верификации организации." />
);

/** `loading` while the profile is loading. */
export function ProfileMissing({ loading }: { loading: ReactNode }) {
  const { failed } = useProfile();
  if (!failed) return loading;
  return (
    <EmptyState
      icon={<UserX />}
      title="Нет данных профиля"
      text="Сервер не сообщил, кто вошёл. Повторите загрузку профиля или напишите в поддержку."
    />
  );
}
