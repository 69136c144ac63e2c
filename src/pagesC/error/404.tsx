import { View } from '@tarojs/components'
import { definePage } from '@/page'
import { go } from '@/routes'
import { Button, EmptyState, Screen } from '@/ui'
import { notFoundWords } from './messages'
import './404.scss'

/** Stands in for an unknown page (spec 2.3). The address asked for is not shown: anyone may have written it. */
function NotFound() {
  return (
    <Screen>
      <View className="not-found">
        <EmptyState
          drawing="lost"
          title={notFoundWords('title')}
          action={{ label: notFoundWords('home'), onTap: () => go('index', {}) }}
        />
        <Button kind="outline" onTap={() => void go('productSearch')}>
          {notFoundWords('search')}
        </Button>
      </View>
    </Screen>
  )
}

export default definePage('notFound', { body: NotFound })
