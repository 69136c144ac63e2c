jest.mock('@tarojs/taro', () => jest.requireActual<object>('./taro'))
import { crawl } from './screens'

crawl(false)
