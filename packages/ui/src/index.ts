import './theme/theme.css.ts';
import './theme/global.css.ts';

export { Accordion, type AccordionItem, type AccordionProps } from './components/Accordion/Accordion.tsx';
export { type ActionTile, ActionTiles, type ActionTilesProps } from './components/ActionTiles/ActionTiles.tsx';
export { Amount, type AmountProps, type AmountSize, amountSizes } from './components/Amount/Amount.tsx';
export { AmountField, type AmountFieldProps } from './components/AmountField/AmountField.tsx';
export {
  type AmountLimits,
  type AmountProblem,
  type AmountReading,
  amountProblems,
  readAmount,
  writeAmount,
} from './components/AmountField/amount-text.ts';
export {
  AttentionCard,
  type AttentionCardProps,
  type Urgency,
  urgencies,
} from './components/AttentionCard/AttentionCard.tsx';
export { Avatar, type AvatarProps } from './components/Avatar/Avatar.tsx';
export { Badge, type BadgeProps, type BadgeTone, badgeTones } from './components/Badge/Badge.tsx';
export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  buttonSizes,
  buttonVariants,
} from './components/Button/Button.tsx';
export { Card, type CardProps } from './components/Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { Combobox, type ComboboxProps, type ComboboxTexts } from './components/Combobox/Combobox.tsx';
export type { ComboboxOption, Search, SearchAnswer } from './components/Combobox/use-search.ts';
export { DataList, type DataListItem, type DataListProps } from './components/DataList/DataList.tsx';
export { DateField, type DateFieldProps } from './components/DateField/DateField.tsx';
export {
  type DateLimits,
  type DatePart,
  type DateProblem,
  type DateReading,
  type DateText,
  dateParts,
  dateProblems,
  readDate,
  readTypedDate,
} from './components/DateField/date-parts.ts';
export { Dialog, DialogClose, type DialogProps } from './components/Dialog/Dialog.tsx';
export {
  type ChartPart,
  DonutChart,
  type DonutChartProps,
  type DonutChartTexts,
} from './components/DonutChart/DonutChart.tsx';
export { Drawing, type DrawingName, drawingNames } from './components/Drawing/Drawing.tsx';
export { type SubjectName, subjectNames } from './components/Drawing/SubjectDrawing.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { ErrorSummary, type ErrorSummaryProps, type FieldProblem } from './components/ErrorSummary/ErrorSummary.tsx';
export { Explained, type ExplainedProps } from './components/Explained/Explained.tsx';
export type { FieldTexts } from './components/Field/Field.tsx';
export {
  FileUpload,
  type FileUploadProps,
  type FileUploadTexts,
  FileUploadView,
  type FileUploadViewProps,
} from './components/FileUpload/FileUpload.tsx';
export {
  type CheckFile,
  type Upload,
  type UploadCall,
  type UploadItem,
  UploadRefusal,
  type UploadState,
  uploadStates,
} from './components/FileUpload/upload-item.ts';
export { type Uploads, type UploadsOptions, useUploads } from './components/FileUpload/use-uploads.ts';
export { Guide, Guided, type GuideProps, type GuideSection } from './components/Guide/Guide.tsx';
export { Heading, type HeadingLevel, type HeadingProps } from './components/Heading/Heading.tsx';
export {
  Horizon,
  type HorizonItem,
  type HorizonMark,
  type HorizonMonth,
  type HorizonProps,
  horizonMarks,
} from './components/Horizon/Horizon.tsx';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export * from './components/icons.ts';
export { LanguageName, type LanguageNameProps } from './components/LanguageName/LanguageName.tsx';
export { LineChart, type LineChartProps } from './components/LineChart/LineChart.tsx';
export type { ChartSeries, LineChartConfig, LineChartTexts } from './components/LineChart/line-chart-config.ts';
export type { ChartPoint } from './components/LineChart/line-geometry.ts';
export { Link, type LinkProps, type LinkTone, linkTones } from './components/Link/Link.tsx';
export { Loader, type LoaderProps } from './components/Loader/Loader.tsx';
export { MaskedField, type MaskedFieldProps } from './components/MaskedField/MaskedField.tsx';
export { MessageScreen, type MessageScreenProps } from './components/MessageScreen/MessageScreen.tsx';
export {
  type MessageScreenConfig,
  type MessageType,
  messageTypes,
} from './components/MessageScreen/message-screen-config.ts';
export { Notice, type NoticeProps, type NoticeTone, noticeTones } from './components/Notice/Notice.tsx';
export { OtpInput, type OtpInputProps } from './components/OtpInput/OtpInput.tsx';
export { OtpScreen, type OtpScreenProps } from './components/OtpScreen/OtpScreen.tsx';
export type { OtpScreenConfig, OtpScreenText } from './components/OtpScreen/otp-screen-config.ts';
export { Pagination, type PaginationProps, type PaginationTexts } from './components/Pagination/Pagination.tsx';
export { Paragraph } from './components/Paragraph/Paragraph.tsx';
export { PolicyCard, type PolicyCardProps } from './components/PolicyCard/PolicyCard.tsx';
export { PolicyFace, type PolicyFaceProps, type PolicyKind, policyKinds } from './components/PolicyFace/PolicyFace.tsx';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/RadioGroup/RadioGroup.tsx';
export {
  type ReviewEdit,
  ReviewList,
  type ReviewListProps,
  type ReviewRow,
} from './components/ReviewList/ReviewList.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './components/SelectField/SelectField.tsx';
export { ServiceList, type ServiceListItem, type ServiceListProps } from './components/ServiceList/ServiceList.tsx';
export { Skeleton, SkeletonGroup, type SkeletonShape, skeletonShapes } from './components/Skeleton/Skeleton.tsx';
export { Slider, type SliderProps } from './components/Slider/Slider.tsx';
export { createSpeech, type SpeechOptions } from './components/Spoken/create-speech.tsx';
export { Spoken, type SpokenProps } from './components/Spoken/Spoken.tsx';
export { type Speech, SpeechContext } from './components/Spoken/spoken-context.ts';
export { Stepper, type StepperProps } from './components/Stepper/Stepper.tsx';
export { Table, type TableColumn, type TableProps, type TableSort } from './components/Table/Table.tsx';
export { type TabItem, Tabs, type TabsProps } from './components/Tabs/Tabs.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export {
  type StageState,
  stageStates,
  Timeline,
  type TimelineProps,
  type TimelineStage,
} from './components/Timeline/Timeline.tsx';
export { type ToastMessage, ToastRegion, type ToastRegionProps } from './components/Toast/Toast.tsx';
export { type Total, Totals, type TotalsProps } from './components/Totals/Totals.tsx';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { type ColumnSplit, Columns, type ColumnsProps, columnSplits } from './layout/Columns/Columns.tsx';
export { Header, type HeaderBrand, type HeaderProps } from './layout/Header/Header.tsx';
export { Inline, type InlineProps } from './layout/Inline/Inline.tsx';
export { MenuButton, MenuDrawer, type MenuDrawerProps } from './layout/MenuDrawer/MenuDrawer.tsx';
export { Only, type OnlyPlace, type OnlyProps, onlyPlaces } from './layout/Only/Only.tsx';
export { Hero, type HeroProps } from './layout/PageShell/Hero.tsx';
export { PageShell, type PageShellProps } from './layout/PageShell/PageShell.tsx';
export { type MenuGroup, type MenuItem, SideMenu, type SideMenuProps } from './layout/SideMenu/SideMenu.tsx';
export { Stack, type StackProps } from './layout/Stack/Stack.tsx';
export { TabBar, type TabBarItem, type TabBarProps } from './layout/TabBar/TabBar.tsx';
export { LinkContext, type LinkProps as AnchorProps, type RenderLink } from './lib/link.tsx';
export { setStyleNonce } from './lib/style-nonce.ts';
export { useCountdown } from './lib/use-countdown.ts';
export { breakpoints } from './theme/breakpoints.ts';
export { type Scheme, type SpaceStep, schemes } from './theme/tokens.ts';
