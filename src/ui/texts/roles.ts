// Labels of account types.
import type { Role } from '../../api/roles.ts';

export const roleLabels: Record<Role, string> = {
  ved_participant: 'Участник ВЭД',
  liquidity_provider: 'Поставщик ликвидности',
  authorized_organization: 'Уполномоченная организация',
};

/** An unknown role is «—». */
export const getRoleLabel = (role: Role | null): string => (role === null ? '—' : roleLabels[role]);

/** Below the name of the signed-in organisation. */
export const roleShortLabels: Record<Role, string> = { ...roleLabels, authorized_organization: 'Оператор' };
export const getRoleShortLabel = (role: Role | null): string => (role === null ? '—' : roleShortLabels[role]);
