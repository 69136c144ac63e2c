import { defineMessages } from '@/i18n'

/** Words of the app's cashier where the app does not open it. */
export const appCashierWords = defineMessages(
  'appCashier',
  {
    loginTitle: '登录后支付',
    loginNote: '登录下单的账号，就能看到要付的订单',
    login: '去登录',
    waysTitle: '怎么付',
    here: '在这里付 {amount}',
    toApp: '去 App 付',
    appTitle: '用 App 付',
    appNote: '打开 App，登录同一个账号，在“我的订单”的待付款里支付',
    hereTitle: '在这里付',
    hereNote: '不用换地方，选好支付方式就能付',
    once: '两边看到的是同一笔订单，只会收一次款',
    refused: 'App 的收银台没有打开，可以在这里付',
    paidTitle: '订单已支付',
    paidNote: '不用再付，商家会尽快为你发货'
  },
  {
    loginTitle: 'Log in to pay',
    loginNote: 'Log in to the account you ordered with to see what is to be paid',
    login: 'Log in',
    waysTitle: 'How to pay',
    here: 'Pay {amount} here',
    toApp: 'Go to the app',
    appTitle: 'Pay in the app',
    appNote: 'Open the app, log in to the same account, and pay under My orders, To pay',
    hereTitle: 'Pay here',
    hereNote: 'No need to switch: choose a way to pay and go on',
    once: 'Both show the same order. It is charged once',
    refused: 'The app’s cashier did not open. You can pay here',
    paidTitle: 'Your order is paid',
    paidNote: 'There is nothing more to pay. The shop ships it soon'
  }
)
