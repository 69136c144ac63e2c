import { FaqContent, HelpBar, helpWords, useFaq } from '@/features/help'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'
import { Screen, Skeleton } from '@/ui'
import { SearchBox } from '@/ui/list/SearchBox'

/** What shoppers ask, by topic or by words. */
function CommonQuestion(params: RouteParams['commonQuestion']) {
  const faq = useFaq(params)
  const { search } = faq
  return (
    <Screen tone="card" onPullRefresh={faq.reload} onReachBottom={() => void faq.list.loadMore()} footer={<HelpBar />}>
      <SearchBox
        grey
        label={helpWords('field')}
        hint={helpWords('hint')}
        clearLabel={helpWords('clear')}
        typed={search.typed}
        onChange={search.type}
        onSubmit={search.submit}
      />
      <FaqContent faq={faq} />
    </Screen>
  )
}

export default definePage('commonQuestion', { body: CommonQuestion, skeleton: <Skeleton shape="rows" /> })
