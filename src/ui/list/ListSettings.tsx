// «Настроить список»: the button and its dialog, loaded on first press; saved views as chips.
import { Bookmark, Settings2 } from 'lucide-react';
import { lazyView } from '../hooks/core/lazyView.ts';
import { useDisclosure } from '../hooks/core/useDisclosure.ts';
import { Button } from '../kit/actions/Button.tsx';
import { Dialog } from '../kit/overlay/Dialog.tsx';
import { ToggleChip } from '../kit/table/FilterChip.tsx';
import { IconButton } from '../kit/actions/IconButton.tsx';
import { SkeletonLines } from '../kit/feedback/Skeleton.tsx';
import { ChunkBoundary } from '../query/ChunkBoundary.tsx';
import type { TablePreferences } from './tablePreferences.ts';
import type { ListSettingsProps } from './listSettingsProps.ts';

const Choices = lazyView(() => import('./TablePreferencesForm.tsx'));

/** Saved views as chips; a press applies the view. */
export function SavedViewTabs({ preferences: { views, current, apply } }: { readonly preferences: TablePreferences }) {
  return views.map((view) => (
    <ToggleChip
      key={view.name}
      label={view.name}
      icon={<Bookmark />}
      pressed={view === current}
      onPress={() => apply(view)}
    />
  ));
}

/** «Готово» submits the view form, so that a typed name is saved. */
const VIEW_FORM = 'view';

/** Changes apply and are stored at once. */
export function ListSettings(props: ListSettingsProps) {
  const dialog = useDisclosure();
  /** Until the form has loaded there is nothing to submit. */
  const closeWithoutForm = ({ currentTarget }: { readonly currentTarget: HTMLButtonElement }) => {
    if (currentTarget.form === null) dialog.close();
  };
  return (
    <>
      <IconButton label="Настроить список" icon={<Settings2 />} onClick={dialog.open} />
      {dialog.isOpen ? (
        <Dialog
          title="Настроить список"
          width={400}
          onClose={dialog.close}
          footer={
            <Button variant="primary" type="submit" form={VIEW_FORM} onClick={closeWithoutForm}>
              Готово
            </Button>
          }
        >
          <ChunkBoundary>
            <Choices {...props} form={VIEW_FORM} close={dialog.close} waiting={<SkeletonLines count={8} />} />
          </ChunkBoundary>
        </Dialog>
      ) : null}
    </>
  );
}
