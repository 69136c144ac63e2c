import { defineMessages } from '@/i18n'

/** Words of logging in through the messaging platform. */
export const platformLoginWords = defineMessages(
  'platformLogin',
  {
    oneTap: '手机号一键登录',
    bySms: '短信验证码登录',
    continueAs: '以 {phone} 登录',
    welcomeBack: '欢迎回来，{name}',
    agreeAndLogIn: '同意并一键登录',
    refused: '你没有授权手机号。可以再试一次，或用短信验证码登录。',
    unable: '暂时不能一键登录，请用短信验证码登录。',
    ownNumber: '用微信手机号',
    numberUnable: '没能取到手机号，请手动填写',
    privacy: '获取手机号前，需要先同意隐私保护指引。也可以用短信验证码登录。'
  },
  {
    oneTap: 'Log in with your WeChat number',
    bySms: 'Log in by SMS',
    continueAs: 'Log in as {phone}',
    welcomeBack: 'Welcome back, {name}',
    agreeAndLogIn: 'Agree and log in',
    refused: 'You did not share your number. Try again, or log in by SMS.',
    unable: 'That isn’t available right now. Please log in by SMS.',
    ownNumber: 'Use WeChat number',
    numberUnable: 'We couldn’t get your number. Please type it in',
    privacy: 'Please agree to the privacy guide to use your number, or log in by SMS.'
  }
)
