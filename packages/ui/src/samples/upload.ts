import type { FileUploadTexts } from '../components/FileUpload/FileUpload.tsx';

const sizeOf = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
const percent = (share: number) => `${Math.round(share * 100)}%`;

/** The texts of an upload, in both languages. */
export const uploadTexts = (language: unknown): FileUploadTexts =>
  language === 'hi'
    ? {
        choose: 'फ़ाइल चुनें',
        chooseAnother: 'दूसरी फ़ाइल चुनें',
        takePhoto: 'फ़ोटो लें',
        drop: 'या फ़ाइल को यहाँ छोड़ें',
        list: 'चुनी गई फ़ाइलें',
        size: sizeOf,
        share: percent,
        checking: 'फ़ाइल की जाँच हो रही है',
        uploading: 'अपलोड हो रही है',
        done: 'मिल गई',
        failed: 'अपलोड नहीं हो सका। फिर कोशिश करें।',
        refused: 'स्वीकार नहीं हुई',
        cancel: 'रोकें',
        retry: 'फिर कोशिश करें',
        remove: 'हटाएँ',
        about: (action, name) => `${name} ${action}`,
      }
    : {
        choose: 'Choose a file',
        chooseAnother: 'Choose another file',
        takePhoto: 'Take a photo',
        drop: 'or drop it here',
        list: 'Chosen files',
        size: sizeOf,
        share: percent,
        checking: 'Checking the file',
        uploading: 'Uploading',
        done: 'Received',
        failed: 'The upload failed. Try again.',
        refused: 'Not accepted',
        cancel: 'Cancel',
        retry: 'Try again',
        remove: 'Remove',
        about: (action, name) => `${action} ${name}`,
      };
