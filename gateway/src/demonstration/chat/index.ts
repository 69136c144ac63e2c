/** The desk of the demonstration's chat, and what its first shopper talked of before. */
import { DAY_MS, MINUTE_MS } from '../../../../domain/spans'
import type { ChatContent } from '../../areas/chat'
import type { Words } from '../../core/words'

const words = (zh: string, en: string): Words => ({ zh, en })
const DAY = DAY_MS / MINUTE_MS

/** Returns the desk's agents and quick replies, and the talks of before in minutes ago. */
export const chatContent = (): ChatContent => ({
  agents: [
    { agent: 'qing', name: words('阿晴', 'Qing') },
    { agent: 'zhou', name: words('小周', 'Zhou') },
    { agent: 'han', name: words('老韩', 'Han') }
  ],
  quickReplies: [
    words('您好，我看一下您的订单，请稍等。', 'Hello, let me look at your order for a moment.'),
    words('可以的，安装师傅会提前一天电话联系您。', 'Yes. The installer will call you a day ahead.'),
    words('麻烦拍一张能看清位置的照片给我。', 'Could you send me a picture that shows the place?'),
    words('还有别的可以帮到您吗？', 'Is there anything else I can help with?')
  ],
  talks: [
    {
      shopCode: '',
      said: [
        { by: 'SHOPPER', minutesAgo: 3 * DAY + 21, skuCode: 'QXC6012-C11' },
        {
          by: 'SHOPPER',
          minutesAgo: 3 * DAY + 21,
          text: words('尘杯可以水洗吗？', 'Can the dust cup be washed with water?')
        },
        {
          by: 'ROBOT',
          minutesAgo: 3 * DAY + 21,
          text: words(
            '尘杯和滤芯都可以水洗，晾干 24 小时后再装回。',
            'Dust cup and filter can be washed. Let them dry for 24 hours before you put them back.'
          )
        },
        { by: 'SHOPPER', minutesAgo: 3 * DAY + 20, text: words('转人工', 'A person please') },
        { by: 'qing', minutesAgo: 3 * DAY + 20, happened: 'TAKEN' },
        {
          by: 'qing',
          minutesAgo: 3 * DAY + 19,
          text: words(
            '您好，我是阿晴。除了尘杯，主机和地刷的电机部分不要碰水，擦一擦就好。',
            'Hello, this is Qing. Keep the main body and the motor of the brush dry: wiping them is enough.'
          )
        },
        {
          by: 'SHOPPER',
          minutesAgo: 3 * DAY + 17,
          text: words('滤芯多久换一次？', 'How often is the filter changed?')
        },
        {
          by: 'qing',
          minutesAgo: 3 * DAY + 16,
          text: words(
            '一般 6 个月换一次，家里有宠物的话 4 个月。App 里会提醒您。',
            'Every 6 months, or every 4 with pets. The app will remind you.'
          )
        },
        { by: 'SHOPPER', minutesAgo: 3 * DAY + 15, text: words('好的，谢谢', 'Thank you') },
        { by: 'qing', minutesAgo: 3 * DAY + 14, happened: 'ENDED' }
      ]
    },
    {
      shopCode: 'QH-KITCHEN',
      said: [
        { by: 'SHOPPER', minutesAgo: 9 * DAY + 6, skuCode: 'QYC9026-K11' },
        {
          by: 'SHOPPER',
          minutesAgo: 9 * DAY + 6,
          text: words('吊柜离灶台多高能装？', 'How high above the hob must the cabinet be?')
        },
        {
          by: 'ROBOT',
          minutesAgo: 9 * DAY + 6,
          text: words(
            '侧吸烟机底部离灶台 35–45 厘米，上方再留 20 厘米走烟管。',
            'A side hood hangs 35–45 cm above the hob, with 20 cm more for its duct.'
          )
        }
      ]
    }
  ]
})
