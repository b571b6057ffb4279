// In place of what needs the profile, once it could not be read: the way out is in the banner above the page.
import type { ReactNode } from 'react';
import { UserX } from 'lucide-react';
import { useProfile } from '../hooks/session/useProfile.ts';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';

/** `wait` while the profile is being read. */
export function ProfileMissing({ wait }: { wait: ReactNode }) {
  const { failed } = useProfile();
  if (!failed) return wait;
  return (
    <EmptyState
      icon={<UserX />}
      title="Нет данных профиля"
      text="Сервер не сообщил, кто вошёл. Повторите загрузку профиля или напишите в поддержку."
    />
  );
}
