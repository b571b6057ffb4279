// Documents of an organisation, each with preview and «Скачать».
import { FileText } from 'lucide-react';
import { styled } from 'styled-components';
import { useDisclosure } from '../../../hooks/core/useDisclosure.ts';
import { EmptyState } from '../../../kit/feedback/EmptyState.tsx';
import { Panel } from '../../../kit/Panel.tsx';
import { FilePreview } from '../../../record/files/FilePreview.tsx';
import { InlineButton } from '../../../kit/layout/ListPage.styles.ts';
import { StoredFile } from '../../../record/files/StoredFile.tsx';
import type { FormDocument } from './organizationForm.ts';

/** Documents below a field that they prove. */
export function FormDocumentList({ documents }: Pick<DocumentsProps, 'documents'>) {
  return (
    <List data-inset>
      {documents.map((document) => (
        <FormDocumentItem key={document.name} {...document} />
      ))}
    </List>
  );
}

const List = styled.ul`
  font-size: 13px;
  line-height: 20px;

  > li {
    padding: 10px 16px;
    border-bottom: 1px solid var(--border-subtle);
  }
  > li:last-child {
    border-bottom: 0;
  }
  &[data-inset] {
    margin-top: 6px;
    padding-left: 12px;
    border-left: 2px solid var(--border-base);
    > li {
      padding: 4px 0;
    }
  }
  .label {
    display: block;
    font-weight: 500;
  }
  .file {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    color: var(--text-secondary);
    overflow-wrap: anywhere;
  }
  .file .lucide {
    width: 14px;
    height: 14px;
  }
`;

interface DocumentsProps {
  readonly documents: readonly FormDocument[];
  /** Text without documents. */
  readonly none: string;
}

/** A panel; a file is fetched only for its preview. */
export function OrganizationDocuments({ documents, none }: DocumentsProps) {
  const sent = documents.filter(({ address }) => address !== null).length;
  return (
    <Panel title="Документы" count={sent}>
      {documents.length === 0 ? (
        <EmptyState icon={<FileText />} title={none} />
      ) : (
        <List>
          {documents.map((document) => (
            <FormDocumentItem key={document.name} {...document} />
          ))}
        </List>
      )}
    </Panel>
  );
}

/** One document of a `FormDocumentList`. */
function FormDocumentItem({ label, address }: FormDocument) {
  const preview = useDisclosure();
  return (
    <li>
      <span className="label">{label}</span>
      {address === null ? (
        <span className="file">Не приложен</span>
      ) : (
        <>
          <span className="file">
            <StoredFile address={address}>
              <InlineButton
                type="button"
                aria-expanded={preview.isOpen}
                aria-label={preview.isOpen ? `Скрыть: ${label}` : `Посмотреть: ${label}`}
                onClick={preview.isOpen ? preview.close : preview.open}
              >
                {preview.isOpen ? 'Скрыть' : 'Посмотреть'}
              </InlineButton>
            </StoredFile>
          </span>
          {preview.isOpen ? <FilePreview address={address} /> : null}
        </>
      )}
    </li>
  );
}
