import { type ComponentProps, type DragEvent, useId, useRef, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import * as button from '../Button/Button.css.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { CameraIcon, type IconComponent, UploadIcon } from '../icons.ts';
import * as styles from './FileUpload.css.ts';
import { UploadRow, type UploadRowTexts } from './UploadRow.tsx';
import type { UploadItem } from './upload-item.ts';
import { type Uploads, type UploadsOptions, useUploads } from './use-uploads.ts';

export interface FileUploadTexts extends UploadRowTexts {
  /** On the button, for example "Choose a file". */
  choose: string;
  /** The same if it would replace a file, for example "Choose another file". */
  chooseAnother: string;
  /** On the button that opens a phone's camera, for example "Take a photo". Required with `camera`. */
  takePhoto?: string | undefined;
  /** Beside the button on devices with a mouse, for example "or drop it here". */
  drop: string;
  /** Names the list of files, for example "Chosen files". */
  list: string;
}

interface Look extends FieldTexts {
  texts: FileUploadTexts;
  /** The accepted types, as an input's `accept`: `.pdf,image/jpeg`. A hint for the browser; `check` decides. */
  accept?: string | undefined;
  /** Offers the camera of a phone or tablet to take a photo. */
  camera?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
  /** The file input. */
  ref?: ComponentProps<'input'>['ref'];
}

export interface FileUploadProps<Result> extends Look, UploadsOptions<Result> {}

/**
 * Asks for a document: chosen, photographed or dropped. The caller's functions check and send each file immediately,
 * and its row shows its state in words. Files go to the application's storage, never through a form post.
 */
export function FileUpload<Result>(props: FileUploadProps<Result>) {
  const { upload, check, defaultItems, onItemsChange, ...look } = props;
  const uploads = useUploads({ upload, check, defaultItems, onItemsChange, multiple: look.multiple });
  return <FileUploadView {...look} {...uploads} />;
}

export interface FileUploadViewProps<Result> extends Look, Uploads<Result> {
  multiple?: boolean | undefined;
}

/** The same for a caller that controls the files itself, with `useUploads` or otherwise. */
export function FileUploadView<Result>(props: FileUploadViewProps<Result>) {
  const { texts, accept, camera, multiple, items, add, retry, remove, className, ref, id, ...field } = props;
  const generated = useId();
  const inputId = id ?? generated;
  const zone = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);

  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(false);
    add(Array.from(event.dataTransfer.files));
  };
  // the row disappears with its button, so move focus to the button for the next file
  const takeAway = (itemId: string) => {
    zone.current?.querySelector('input')?.focus();
    remove(itemId);
  };
  const replaces = items.length > 0 && !multiple;

  return (
    <div className={cx(styles.frame, className)}>
      <Field {...field} id={inputId}>
        {(control) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the button inside it
          <div
            ref={zone}
            className={styles.zone}
            data-over={over}
            data-state={control['aria-invalid'] ? 'invalid' : 'valid'}
            onDragEnter={drag}
            onDragOver={drag}
            onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false)}
            onDrop={drop}
          >
            <Choose {...control} ref={ref} icon={UploadIcon} accept={accept} multiple={multiple} onFiles={add}>
              {replaces ? texts.chooseAnother : texts.choose}
            </Choose>
            {camera && (
              <div className={styles.camera}>
                <Choose
                  id={`${inputId}-camera`}
                  aria-describedby={control['aria-describedby']}
                  icon={CameraIcon}
                  accept="image/*"
                  capture="environment"
                  onFiles={add}
                >
                  {texts.takePhoto}
                </Choose>
              </div>
            )}
            <p className={styles.drop}>{texts.drop}</p>
          </div>
        )}
      </Field>
      {items.length > 0 && (
        <ul aria-label={texts.list} className={styles.list}>
          {items.map((item: UploadItem) => (
            <UploadRow
              key={item.id}
              item={item}
              texts={texts}
              onRetry={() => retry(item.id)}
              onRemove={() => takeAway(item.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface ChooseProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  id: string;
  icon: IconComponent;
  onFiles: (files: File[]) => void;
}

/** A real file input, visually hidden, and its label that looks like a button. */
function Choose({ icon: Icon, onFiles, children, ...input }: ChooseProps) {
  return (
    <>
      <input
        {...input}
        type="file"
        className={styles.input}
        onChange={(event) => {
          onFiles(Array.from(event.target.files ?? []));
          event.target.value = ''; // allow choosing the same file again
        }}
      />
      <label htmlFor={input.id} className={cx(button.variant.secondary, styles.button)}>
        <Icon className={styles.icon} />
        {children}
      </label>
    </>
  );
}
