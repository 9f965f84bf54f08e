import { type BodyOf, takeTempFile, viewReceipt } from '@lifedesk/sdk';
import { useState } from 'react';
import { useLocale } from '../../locale/locale-atom.ts';
import { useApp } from '../../provider/app.ts';

/** Fetches the receipt of an order, or by its number, as a PDF. The server then deletes its temporary copy. */
export function useReceipt(of: BodyOf<'downloadReceipt'>): { saving: boolean; save: () => Promise<void> } {
  const { sdk, fail, save: saveFile } = useApp();
  const language = useLocale();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    if (saving) return;
    setSaving(true);
    try {
      const file = await viewReceipt(sdk, { ...of, language }, { background: true });
      saveFile(await takeTempFile(sdk, file), file.fileName);
    } catch (error) {
      fail(error);
    } finally {
      setSaving(false);
    }
  };
  return { saving, save };
}
