import { defineDomain } from '../../define-domain.ts';
import checkDocument from './checkDocument.ts';
import downloadInvoice from './downloadInvoice.ts';
import { downloadPolicyDocument, emailPolicyDocument } from './downloadPolicyDocument.ts';
import { downloadPolicyPack, downloadPolicyPackV2, emailPolicyPack } from './downloadPolicyPack.ts';
import { downloadReceipt, downloadReceiptPartial } from './downloadReceipt.ts';
import paymentHistory from './paymentHistory.ts';
import policyDocumentList from './policyDocumentList.ts';
import purgeTempFile from './purgeTempFile.ts';
import { addTemporaryFiles, temporaryFilesJob } from './temporary-files.ts';

export default defineDomain({
  operations: {
    checkDocument,
    downloadInvoice,
    downloadPolicyDocument,
    downloadPolicyPack,
    downloadPolicyPackV2,
    downloadReceipt,
    downloadReceiptPartial,
    emailPolicyDocument,
    emailPolicyPack,
    paymentHistory,
    policyDocumentList,
    purgeTempFile,
  },
  jobs: { upkeep: [temporaryFilesJob] },
  addRoutes: addTemporaryFiles,
});
