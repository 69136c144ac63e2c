/** Signs of the traditional script that stand in names of regions and in labels, each with its simplified one (OpenCC 1.4). */
const PAIRS =
  '亞亚佈布來来侖仑係系倉仓個个們们倖幸倫伦偉伟傢家僕仆儀仪儲储兒儿兗兖內内兩两冊册凈净凱凯別别則则剋克剛刚創创劄札劉刘劍剑動动務务勝胜勞劳勸劝勻匀匯汇區区卽即厤历厲厉叢丛吳吴呂吕員员啓启啟启喬乔' +
  '單单噹当嚮向嚴严囌苏國国圍围園园圖图團团垻坝堯尧場场塗涂墊垫墰坛墾垦壇坛壘垒壜坛壢坜壩坝壯壮壺壶壽寿夢梦夾夹婁娄孫孙學学宮宫實实寧宁審审寬宽寶宝將将尋寻層层岡冈峯峰島岛峽峡崍崃崑昆崗岗崙仑嵐岚' +
  '嶗崂嶧峄嶺岭嶼屿嶽岳巖岩師师幹干庫库廂厢廈厦廕荫廠厂廣广廬庐張张強强彆别彌弥彙汇彥彦彿佛後后從从復复徵征恆恒愛爱慄栗慶庆慼戚憑凭應应懞蒙懷怀戶户揚扬撫抚敍叙敘叙於于旂旗時时晉晋暉晖曆历曏向會会' +
  '朮术東东枱台枴拐柺拐査查棗枣棟栋棲栖楊杨業业極极榦干榮荣樂乐樅枞樑梁樓楼樹树樺桦橋桥機机橫横檯台權权欒栾欽钦歷历歸归毆殴沖冲涇泾涼凉淥渌淨净淩凌淶涞渦涡渾浑湞浈湯汤準准溝沟溫温溮浉滄沧滎荥滙汇' +
  '滿满漢汉漣涟漵溆潁颍潛潜潤润潯浔澗涧澠渑澤泽澱淀濛蒙濟济濰潍濱滨瀋沈瀏浏瀘泸瀰弥瀾澜灘滩灣湾灤滦為为烏乌無无煙烟煩烦燈灯營营爐炉爲为爾尔猶犹獅狮獨独獲获獻献現现琿珲瑤瑶瑪玛環环瓊琼甌瓯甕瓮產产' +
  '産产畢毕當当疇畴疊叠發发監监盤盘盧卢眞真矇蒙硃朱硯砚碩硕碭砀確确碼码礄硚礦矿祿禄禪禅禮礼稅税稜棱稱称穀谷積积穫获窪洼竇窦競竞箇个箚札節节範范簡简糰团紀纪紅红納纳級级紮扎細细紹绍終终結结絳绛綏绥' +
  '經经綜综綠绿維维綵彩綿绵緑绿編编縉缙縣县績绩繆缪織织繫系罈坛罎坛羅罗羣群義义習习聖圣聞闻聯联聶聂肅肃脩修脫脱膠胶臘腊臥卧臨临臺台與与興兴舊旧舘馆荊荆莊庄華华菴庵菸烟萊莱萬万葉叶葯药蒼苍蓆席蓋盖' +
  '蓮莲蔔卜蔣蒋蔭荫蕪芜蕭萧薊蓟薌芗薑姜薩萨藍蓝藥药藴蕴藺蔺蘄蕲蘆芦蘇苏蘊蕴蘭兰蘿萝號号術术衕同衚胡衛卫衝冲衞卫袷夹裏里裡里複复覺觉觀观計计託托訥讷許许詔诏話话詳详誌志誼谊調调談谈諸诸諾诺謀谋謙谦' +
  '謝谢謨谟譙谯譚谭譜谱讓让讚赞谿溪豐丰貝贝貞贞貢贡貨货貴贵費费賀贺資资賈贾賓宾賚赉賢贤賴赖賽赛贊赞贛赣趙赵車车軍军載载輝辉輪轮輿舆轄辖轉转農农迴回連连週周進进遊游運运達达遙遥遜逊遞递遠远遷迁遼辽' +
  '邁迈邊边郟郏郵邮鄆郓鄉乡鄒邹鄔邬鄖郧鄧邓鄭郑鄰邻鄲郸鄴邺醫医鈡钟鉅巨鉛铅銀银銅铜鋒锋鋼钢錢钱錦锦錫锡錯错鍾钟鎣蓥鎭镇鎮镇鏡镜鐘钟鐵铁鑲镶長长門门閆闫開开間间閔闵閣阁閤合閩闽閬阆閻阎闆板關关闞阚' +
  '陘陉陝陕陰阴陳陈陸陆陽阳隨随隴陇雙双雜杂雞鸡離离雲云電电霑沾靈灵靜静鞏巩鞦秋韆千韋韦韓韩響响頂顶項项順顺須须頗颇頭头額额顏颜顔颜類类顧顾風风颱台養养餘余館馆饒饶馬马馮冯駐驻駱骆騰腾驊骅驗验驛驿' +
  '體体髮发鬆松鬍胡鬚须鬥斗鬱郁魚鱼魯鲁鮁鲅鮑鲍鮮鲜鯉鲤鳩鸠鳳凤鳴鸣鴨鸭鶯莺鶴鹤鷄鸡鷹鹰鹹咸鹼碱鹽盐麗丽麥麦麯曲麴曲黃黄點点黨党齊齐龍龙龐庞龔龚龜龟'

const SIMPLE = new Map<string, string>()
const TRADITIONAL = new Map<string, string>()
for (const pair of PAIRS.match(/../gu) ?? []) {
  const [traditional = '', simple = ''] = pair
  SIMPLE.set(traditional, simple)
  TRADITIONAL.set(simple, (TRADITIONAL.get(simple) ?? '') + traditional)
}

/** A text as regions are named in it; as long as before, so that places in one are places in the other. */
export const simplify = (text: string): string => text.replace(/[\u3400-\u9fff]/g, (sign) => SIMPLE.get(sign) ?? sign)

/** A pattern that takes each of its words in either script. */
export const eitherScript = (pattern: string): string =>
  pattern.replace(/[\u3400-\u9fff]/g, (sign) => {
    const others = TRADITIONAL.get(sign)
    return others === undefined ? sign : `[${sign}${others}]`
  })
