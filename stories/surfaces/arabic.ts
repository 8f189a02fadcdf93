// The library's own words in Arabic, for the form that runs from right to left.
import type { PartialStrings } from '../../src/index'

export const arabic: PartialStrings = {
  surface: 'نموذج',
  required: 'مطلوب',
  requiredError: 'هذا الحقل مطلوب.',
  patternError: 'الصيغة غير صحيحة.',
  errorSummary: 'لم يُرسل بعد: يرجى مراجعة الحقول المعلَّمة.',
  incomplete: 'بعض الإجابات المطلوبة ناقصة.',
  sending: 'جارٍ الإرسال…',
  settled: 'أُرسلت إجابتك.',
  sent: 'أُرسل.',
  failed: 'تعذّر الإرسال. لم يضِع شيء، يرجى المحاولة مرة أخرى.',
  choose: 'اختر…',
  clear: 'بلا اختيار',
}
